import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { LOUNGE_ROOM_ID } from '#src/lib/specialBand.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'

/** A link to the lounge, the group open to everybody, for members without conversations. */
export function LoungeLink() {
  return (
    <Link to={paths.groupChat(LOUNGE_ROOM_ID)} css={buttonCss} {...buttonLook({ size: 'm' })}>
      합주 라운지 들어가기
    </Link>
  )
}
