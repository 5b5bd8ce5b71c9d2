import styled from '@emotion/styled'
import { useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { theme } from '#src/ui/theme.ts'
import { ActionsPart } from './ActionsPart.tsx'
import { CasePart } from './CasePart.tsx'
import { MembersPart } from './MembersPart.tsx'
import { isNoModerator, POLL_MS, useListCasesInfiniteQuery } from './moderationApi.ts'
import { ModerationNav } from './ModerationNav.tsx'
import { ObjectionsPart } from './ObjectionsPart.tsx'
import { QueuePart } from './QueuePart.tsx'
import { SanctionsPart } from './SanctionsPart.tsx'
import { sectionAt, SECTIONS, type SectionName } from './sections.ts'
import { useIsWide } from './useIsWide.ts'

/**
 * `/admin` and below: one screen for moderators, in one column, or side by side in a wide window
 * (docs/product/safety.md "The moderators' screen"). Others read that it is not for them.
 */
export default function ModerationPage() {
  const { pathname } = useLocation()
  const caseId = useIdParam('caseId')
  const isWide = useIsWide()
  const section = sectionAt(pathname)
  const isCase = pathname.startsWith(moderationPaths.case(''))
  // its first page has the counts of all, whichever list is on screen
  const { data, error } = useListCasesInfiniteQuery('WAITING', {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  })
  const counts = data?.pages[0]?.counts
  if (isNoModerator(error)) return <NoModerator />

  const isQueue = section.name === 'cases'
  // one tree for both widths, so that a turned tablet keeps what is chosen and typed
  return (
    <Columns data-wide={isWide} data-list={isQueue}>
      {isWide && <ModerationNav current={section.name} counts={counts} />}
      {(isWide || !isCase) && (
        <Column>
          {isWide ? <h1>{section.title}</h1> : <NarrowHeader section={section.name} title={section.title} />}
          {partOf(section.name)}
        </Column>
      )}
      {isCase ? (
        <Column>
          <CasePart key={caseId} caseId={caseId} isWide={isWide} />
        </Column>
      ) : (
        isWide && isQueue && <NoCase />
      )}
    </Columns>
  )

  function partOf(name: SectionName): ReactNode {
    switch (name) {
      case 'cases':
        return <QueuePart counts={counts} openCaseId={caseId} />
      case 'objections':
        return <ObjectionsPart />
      case 'sanctions':
        return <SanctionsPart />
      case 'members':
        return <MembersPart />
      case 'actions':
        return <ActionsPart />
    }
  }
}

const NoCase = () => (
  <Column>
    <EmptyState art="stage" title="신고를 골라주세요." help="열면 다른 운영진에게 보는 중이라고 알려요." />
  </Column>
)

function NoModerator() {
  const goBack = useGoBack(paths.home())
  return (
    <>
      <AppHeader title="신고 처리" onBack={goBack} />
      <MissingState title="운영진만 볼 수 있어요." onBack={goBack} />
    </>
  )
}

/** The other parts are in a menu: one column has no room for them. */
function NarrowHeader({ section, title }: { section: SectionName; title: string }) {
  const goBack = useGoBack(section === 'cases' ? paths.my() : moderationPaths.queue())
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const items = SECTIONS.filter(({ name }) => name !== section).map(({ title: label, to, Icon }) => ({
    label,
    icon: <Icon size={20} />,
    onSelect: () => void navigate(to),
  }))
  return (
    <AppHeader
      title={title}
      onBack={goBack}
      end={
        <>
          {section === 'cases' && (
            <IconButton
              label="멤버 찾기"
              icon={<SearchIcon />}
              onClick={() => void navigate(moderationPaths.members())}
            />
          )}
          <IconButton
            ref={anchor}
            label="운영 메뉴"
            icon={<MoreIcon />}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          />
          <MenuWhenOpen open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} items={items} />
        </>
      }
    />
  )
}

const { color, type } = theme

const Column = styled.div`
  display: flex;
  flex-direction: column;
  > h1 {
    padding: 20px var(--gutter) 8px;
    ${type.title2}
  }
`

const Columns = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  > div {
    flex: 1;
  }
  &[data-wide='true'] {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
  }
  &[data-wide='true'][data-list='true'] {
    grid-template-columns: 220px 380px minmax(0, 1fr);
  }
  &[data-wide='true'] > * {
    position: sticky;
    top: 0;
    height: 100dvh;
    min-width: 0;
    overflow-y: auto;
  }
  /* lines that are not too long to read */
  &[data-wide='true'][data-list='false'] > div > * {
    max-width: 760px;
  }
  &[data-wide='true'] > * + * {
    box-shadow: inset 1px 0 0 ${color.line};
  }
  /* the queue is narrower; the case takes the rest */
  @media (max-width: 1199px) {
    &[data-wide='true'][data-list='true'] {
      grid-template-columns: 200px 300px minmax(0, 1fr);
    }
  }
`
