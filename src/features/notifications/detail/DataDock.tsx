import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'

/** Leads to the member's data, which is ready. */
export function DataDock() {
  return (
    <Dock data-tabbed>
      <Link css={buttonCss} {...buttonLook({ kind: 'red', block: true })} to={paths.myData()}>
        내려받으러 가기
      </Link>
    </Dock>
  )
}
