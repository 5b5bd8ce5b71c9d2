import { dropKeptShare, keepShare } from '#src/lib/page/keptShare.ts'

/** The manifest's `share_target`. */
export const SHARE_PATH = '/share'

/**
 * Answers the form that a phone posts for another app: keeps it, and leads to the screen that asks for the
 * room. `lost`: it could not be kept, which the screen says.
 */
export async function takeShare(request: Request, now: number): Promise<Response> {
  try {
    await keepShare(await request.blob(), request.headers.get('content-type') ?? '', now)
    return seeOther(SHARE_PATH)
  } catch {
    // the screen must not show an older one instead
    await dropKeptShare().catch(() => {})
    return seeOther(`${SHARE_PATH}?lost=`)
  }
}

/** The screen is then read by GET, so a reload does not post again. */
const seeOther = (path: string) => Response.redirect(new URL(path, location.origin), 303)
