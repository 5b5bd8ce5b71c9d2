import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { MessageMenuProps } from './OpenMessageMenu.tsx'

const OpenMessageMenu = loadedWhenOpen(() =>
  import('./OpenMessageMenu.tsx').then((part) => part.OpenMessageMenu),
)

/** The menu of a message, for conversations in which nobody asks for one. */
export function MessageMenu(props: Omit<MessageMenuProps, 'open'>) {
  return <OpenMessageMenu open={props.row !== null} {...props} />
}
