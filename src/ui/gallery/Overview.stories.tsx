import styled from '@emotion/styled'
import { AppIcon } from '../art/AppIcon.tsx'
import { Logo } from '../art/Logo.tsx'
import { theme } from '../theme.ts'
import { BarsAndStates } from './BarsAndStates.tsx'
import { Choices } from './Choices.tsx'
import { Colours, TypeScale } from './Foundations.tsx'
import { Buttons, Fields } from './Inputs.tsx'
import { Pictures } from './Pictures.tsx'

export default { title: 'Overview' }

/** All components on one page, in the order of the reference sheet. */
export const Components = {
  render: () => (
    <Page>
      <Head>
        <Logo height={44} />
        <AppIcon size={56} />
        <h1>컴포넌트와 상태</h1>
        <p>모든 화면은 아래 조각만으로 만들어요.</p>
      </Head>
      <Colours />
      <TypeScale />
      <Buttons />
      <Fields />
      <Choices />
      <Pictures />
      <BarsAndStates />
    </Page>
  ),
}

const Page = styled.main`
  padding: 0 20px 48px;
`

const Head = styled.header`
  padding: 32px 0 4px;
  h1 {
    margin-top: 18px;
    ${theme.type.title1}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`
