import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { LOUNGE_ROOM_ID } from '#src/lib/specialBand.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'

/** The way on for somebody who knows nobody yet: the group that is open to everybody. */
export function LoungeLink() {
  return (
    <Link to={paths.groupChat(LOUNGE_ROOM_ID)} css={buttonCss} {...buttonLook({ size: 'm' })}>
      합주 라운지 들어가기
    </Link>
  )
}
