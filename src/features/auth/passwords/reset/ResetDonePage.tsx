import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Ending } from '../../steps/Ending.tsx'

/** The seed of the designed portrait, of no particular member. */
const FACE = 77

export default function ResetDonePage() {
  return (
    <>
      <Ending
        faces={<Avatar memberId={FACE} size={104} />}
        title={
          <>
            비밀번호를
            <br />
            새로 정했어요
          </>
        }
        text={
          <>
            다른 기기에서는 모두 로그아웃했어요.
            <br />
            새 비밀번호로 로그인해주세요.
          </>
        }
      />
      <Dock>
        <Link css={buttonCss} {...buttonLook({ kind: 'red', block: true })} to={paths.login()} replace>
          로그인하기
        </Link>
      </Dock>
    </>
  )
}
