import { SERVER_PATHS } from '#contract/serverPaths.ts'

/** The socket, and the pages of the API's documentation. */
const ALSO_OF_THE_SERVER = ['/ws/', '/docs/']

/**
 * True for the address of a screen. Everything else a browser may be sent to is answered by the server: its
 * own paths, and files, whose last part has a dot.
 */
export function isAppPage(path: string): boolean {
  const isServed = [...SERVER_PATHS, ...ALSO_OF_THE_SERVER].some((prefix) => `${path}/`.startsWith(prefix))
  return !isServed && !/\.[^/]*$/.test(path)
}
