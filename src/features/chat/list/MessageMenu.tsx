import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { MessageMenuProps } from './OpenMessageMenu.tsx'

const OpenMessageMenu = loadedWhenOpen(() =>
  import('./OpenMessageMenu.tsx').then((part) => part.OpenMessageMenu),
)

/** Loads the menu of a message only when it is first opened. */
export function MessageMenu(props: Omit<MessageMenuProps, 'open'>) {
  return <OpenMessageMenu open={props.row !== null} {...props} />
}
