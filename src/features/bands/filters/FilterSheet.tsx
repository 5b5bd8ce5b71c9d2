import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { type Genre, GENRES } from '#contract/genresAndKeywords.ts'
import { DAY_NAMES, DAYS, type Region, REGIONS } from '#contract/scalars.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { SessionGrid } from '#src/ui/people/SessionGrid.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import {
  type BandFilters,
  type FilterKind,
  isFiltered,
  KIND_NAMES,
  NO_FILTERS,
  queryOf,
  toggled,
} from './bandFilters.ts'
import { useCountBandsQuery } from './filteredBandsApi.ts'

/** Those that most bands play, and the three regions that most bands are in. The others are one tap away. */
const FIRST_GENRES: readonly Genre[] = ['Indie Rock', 'Dream Pop', 'Shoegaze', 'R&B', 'Jazz', 'Metal']
const FIRST_REGIONS: readonly Region[] = ['서울', '경기', '인천']

/** Several taps in a row are one request. */
const COUNT_AFTER_MS = 200

interface FilterSheetProps {
  open: boolean
  /** The kind to show first; null: the beginning. */
  at: FilterKind | null
  filters: BandFilters
  text: string
  onClose: () => void
  onChoose: (chosen: BandFilters) => void
}

/** Every filter. Nothing changes behind it until the button is tapped, which says how many bands there are. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ at, filters, text, onClose, onChoose }: Omit<FilterSheetProps, 'open'>) {
  const [chosen, setChosen] = useState(filters)
  const toggle =
    <Kind extends FilterKind>(kind: Kind) =>
    (value: BandFilters[Kind][number]) =>
      setChosen((now) => toggled(now, kind, value))
  const count = useCount(chosen, text)
  const parts = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (at !== null) parts.current?.querySelector(`[data-kind='${at}']`)?.scrollIntoView?.({ block: 'start' })
  }, [at])

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="어떤 밴드를 찾아요?"
      footer={
        <Ways>
          <Button disabled={!isFiltered(chosen)} onClick={() => setChosen(NO_FILTERS)}>
            초기화
          </Button>
          <Button
            kind="red"
            onClick={() => {
              onChoose(chosen)
              onClose()
            }}
          >
            {count === null ? '밴드 보기' : `밴드 ${count}팀 보기`}
          </Button>
        </Ways>
      }
    >
      <VisuallyHidden role="status">{count === null ? '' : `밴드 ${count}팀`}</VisuallyHidden>
      <Parts ref={parts}>
        <h3 data-kind="session">{KIND_NAMES.session}</h3>
        <SessionGrid
          several
          label={KIND_NAMES.session}
          sessions={SESSION_TYPES}
          chosen={chosen.session}
          onChoose={toggle('session')}
        />
        <Choices
          kind="genre"
          all={GENRES}
          first={FIRST_GENRES}
          chosen={chosen.genre}
          onToggle={toggle('genre')}
        />
        <Choices
          kind="region"
          all={REGIONS}
          first={FIRST_REGIONS}
          chosen={chosen.region}
          onToggle={toggle('region')}
        />
        <h3 data-kind="day">{KIND_NAMES.day}</h3>
        <Days role="group" aria-label={KIND_NAMES.day}>
          {DAYS.map((day) => (
            <button
              key={day}
              type="button"
              aria-label={`${DAY_NAMES[day]}요일`}
              aria-pressed={chosen.day.includes(day)}
              onClick={() => toggle('day')(day)}
            >
              {DAY_NAMES[day]}
            </button>
          ))}
        </Days>
      </Parts>
    </BottomSheet>
  )
}

/** How many bands there would be, the last known number while it is counted; null: not known. */
function useCount(chosen: BandFilters, text: string): number | null {
  const { data, isError } = useCountBandsQuery(queryOf(useDebounced(chosen, COUNT_AFTER_MS), text))
  return isError ? null : (data ?? null)
}

interface ChoicesProps<Value extends string> {
  kind: FilterKind
  all: readonly Value[]
  first: readonly Value[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
}

/** The first few values and those that were chosen when it opened; the rest on request. */
function Choices<Value extends string>({ kind, all, first, chosen, onToggle }: ChoicesProps<Value>) {
  const [shown, setShown] = useState(() => [...new Set([...first, ...chosen])])
  const chips = useRef<HTMLDivElement>(null)
  const showAll = () => {
    const next = chips.current?.lastElementChild?.previousElementSibling
    setShown([...new Set([...shown, ...all])])
    // the button goes: the focus stays beside it
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <>
      <h3 data-kind={kind}>{KIND_NAMES[kind]}</h3>
      <Chips ref={chips} role="group" aria-label={KIND_NAMES[kind]}>
        {shown.map((value) => (
          <Chip key={value} selected={chosen.includes(value)} onClick={() => onToggle(value)}>
            {value}
          </Chip>
        ))}
        {shown.length < all.length && (
          <Chip
            add
            icon={<PlusIcon size={18} />}
            aria-label={`${KIND_NAMES[kind]} 더 보기`}
            onClick={showAll}
          >
            더 보기
          </Chip>
        )}
      </Chips>
    </>
  )
}

const Parts = styled.div`
  padding: 0 24px 4px;
  h3 {
    margin: 20px 0 10px;
    scroll-margin-top: 8px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  h3:first-of-type {
    margin-top: 4px;
  }
  > [role='group']:first-of-type {
    padding: 0;
    gap: 8px;
  }
  label {
    min-height: 80px;
    gap: 6px;
  }
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  button {
    min-height: 44px;
    border-radius: 22px;
    background: ${theme.color.s2};
    text-align: center;
    ${theme.type.body2}
    font-weight: 600;
    color: ${theme.color.t2};
  }
  [aria-pressed='true'] {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-weight: 700;
  }
  @media (max-width: 376px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px 4px;
  }
`

const Ways = styled.div`
  display: flex;
  gap: 8px;
  > * {
    flex: 1;
    padding: 0 12px;
  }
  > :last-child {
    flex: 2;
  }
`
