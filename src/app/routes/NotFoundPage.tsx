import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export default function NotFoundPage() {
  return (
    <Middle>
      <Number aria-hidden="true">
        4
        <Record />4
      </Number>
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

const Number = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: min(108px, 27vw);
  line-height: 1;
  font-weight: 800;
  letter-spacing: -0.04em;
`

const Record = styled.span`
  width: min(96px, 24vw);
  aspect-ratio: 1;
  border-radius: 50%;
  background:
    radial-gradient(circle, ${color.bg} 0 4px, ${color.red} 4.5px 17px, transparent 17.5px),
    repeating-radial-gradient(circle, ${color.s3} 0 2px, ${color.s2} 2px 6px);
  box-shadow: inset 0 0 0 2px ${color.s4};
`

const HomeLink = styled(Link)`
  min-width: 180px;
  margin-top: 28px;
`
