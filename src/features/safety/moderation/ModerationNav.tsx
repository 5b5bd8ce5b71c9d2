import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { profileApi } from '#src/features/profile/public.ts'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/art/Logo.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import type { CasesPage } from './moderationApi.ts'
import { SECTIONS, type SectionName } from './sections.ts'

interface ModerationNavProps {
  current: SectionName
  counts: CasesPage['counts'] | undefined
}

/** The navigation at the side of a wide window. */
export function ModerationNav({ current, counts }: ModerationNavProps) {
  const { data: me } = profileApi.useReadProfileQuery()
  const countOf = { cases: counts?.waiting, objections: counts?.objections } as Record<string, number>
  return (
    <Nav aria-label="운영 메뉴">
      <Home to={paths.home()} aria-label="합주 홈">
        <Logo height={26} />
      </Home>
      {SECTIONS.map(({ name, title, to, Icon }) => (
        <Item key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          <Icon size={22} />
          {title}
          {(countOf[name] ?? 0) > 0 && <UnreadBadge count={countOf[name] ?? 0} of="기다리는 것" />}
        </Item>
      ))}
      {me && (
        <Me>
          <Avatar memberId={me.memberId} src={me.profileImageUrl} size={36} />
          <p>
            <b>{me.nickname}</b>
            운영진
          </p>
        </Me>
      )}
    </Nav>
  )
}

const { color, type } = theme

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 20px 12px;
`

const Home = styled(Link)`
  align-self: flex-start;
  margin-bottom: 12px;
  padding: 4px 12px 8px;
`

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 0 12px;
  border-radius: 12px;
  ${type.body2}
  font-weight: 600;
  color: ${color.t2};
  &[aria-current] {
    background: ${color.s3};
    color: ${color.t1};
    font-weight: 700;
  }
  > span {
    margin-left: auto;
  }
`

const Me = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: auto;
  padding: 12px;
  p {
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
  }
  b {
    display: block;
    color: ${color.t1};
  }
`
