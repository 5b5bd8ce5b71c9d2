import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { DOCUMENT_VERSIONS } from '#contract/documents.ts'
import { paths } from '#src/lib/paths.ts'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { iconButtonCss } from '#src/ui/controls/IconButton.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { ALL_TICKS, NO_TICKS, tickedOf, type Ticks } from './ticks.ts'

const { color, type, radius } = theme

interface ConsentFieldsProps {
  ticks: Ticks
  onTick: (changed: Partial<Ticks>) => void
}

/** What a member agrees to, each on its own and all at once; the texts open beside it. */
export function ConsentFields({ ticks, onTick }: ConsentFieldsProps) {
  const ticked = tickedOf(ticks)
  const isAll = ticked.terms && ticked.privacy && ticked.isFourteen
  const tickText = (text: 'terms' | 'privacy') =>
    onTick({ [text]: ticked[text] ? null : DOCUMENT_VERSIONS[text] })

  return (
    <div>
      <All
        type="button"
        role="checkbox"
        aria-checked={isAll}
        onClick={() => onTick(isAll ? NO_TICKS : ALL_TICKS)}
      >
        <Checkmark on={isAll} />
        전체 동의
      </All>
      <List>
        <One isOn={ticked.terms} onClick={() => tickText('terms')} to={paths.terms()}>
          서비스 이용약관
        </One>
        <One isOn={ticked.privacy} onClick={() => tickText('privacy')} to={paths.privacy()}>
          개인정보 처리방침
        </One>
        <One isOn={ticked.isFourteen} onClick={() => onTick({ isFourteen: !ticked.isFourteen })}>
          만 14세 이상이에요
        </One>
      </List>
      <Help>
        <InfoIcon size={16} />
        <span>
          이메일, 나이, 지역과 연주 정보를 밴드를 찾아드리는 데 써요. 탈퇴하면 7일 뒤에 모두 지워요.
        </span>
      </Help>
    </div>
  )
}

interface OneProps {
  isOn: boolean
  onClick: () => void
  /** The text. */
  to?: string
  children: string
}

function One({ isOn, onClick, to, children }: OneProps) {
  return (
    <li>
      <Tick type="button" role="checkbox" aria-checked={isOn} onClick={onClick}>
        <Checkmark on={isOn} />
        <span>
          <em>필수</em> {children}
        </span>
      </Tick>
      {to !== undefined && (
        <Link css={iconButtonCss} to={to} aria-label={`${children} 보기`}>
          <ChevronRightIcon size={20} />
        </Link>
      )}
    </li>
  )
}

const All = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 68px;
  padding: 0 16px;
  border-radius: ${radius.l}px;
  background: ${color.s2};
  ${type.button}
  text-align: left;
`

const List = styled.ul`
  margin-top: 8px;
  li {
    display: flex;
    align-items: center;
    min-height: 56px;
  }
  a {
    color: ${color.t3};
  }
`

const Tick = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 14px;
  min-width: 0;
  min-height: 56px;
  padding-left: 16px;
  ${type.body1}
  text-align: left;
  em {
    margin-right: 4px;
    font-style: normal;
    color: ${color.t3};
  }
`

const Help = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 8px;
  padding-left: 16px;
  ${type.caption}
  color: ${color.t3};
  svg {
    flex: none;
    margin-top: 1px;
  }
`
