import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ShareIcon } from '#src/ui/icons/ShareIcon.tsx'
import { useShare } from './useShare.ts'

interface ShareButtonProps {
  /** What is shared. Null: not known yet. */
  title: string | null
  /** The page that the link opens. */
  path: string
}

/** Shares the link of a page. Who opens it without a session sees the page after the log-in. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { share } = useShare()
  return <IconButton label="공유" icon={<ShareIcon />} onClick={() => void share(title ?? '합주', path)} />
}
