import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { NotFoundArt } from '#src/ui/art/NotFoundArt.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export default function NotFoundPage() {
  return (
    <Middle>
      <NotFoundArt />
      <h1>길을 잃은 마디예요</h1>
      <p>찾는 페이지가 없거나 주소가 바뀌었어요.</p>
      <HomeLink css={buttonCss} {...buttonLook({ kind: 'red' })} to={paths.home()}>
        홈으로 가기
      </HomeLink>
    </Middle>
  )
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 32px 20px;
  text-align: center;
  h1 {
    margin-top: 28px;
    ${type.title3}
  }
  p {
    margin-top: 6px;
    ${type.body1}
    color: ${color.t3};
  }
`

const HomeLink = styled(Link)`
  min-width: 180px;
  margin-top: 28px;
`
