import styled from '@emotion/styled'
import { useCallback, useState } from 'react'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { FilterIcon } from '#src/ui/icons/FilterIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import { chipText, countFilters, FILTER_KINDS, type FilterKind, KIND_NAMES } from './bandFilters.ts'
import type { ChosenFilters } from './useBandFilters.ts'

const FilterSheet = loadedWhenOpen(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet))

interface FilterChipsProps extends Pick<ChosenFilters, 'filters' | 'choose'> {
  /** What is searched for beside the filters; empty: nothing. */
  text?: string
}

/** The filters in one line that scrolls sideways. A chip opens the sheet at its kind. */
export function FilterChips({ filters, choose, text = '' }: FilterChipsProps) {
  const [opened, setOpened] = useState<FilterKind | 'all' | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const count = countFilters(filters)
  return (
    <>
      <Line role="group" aria-label="거르기">
        <Chip
          aria-haspopup="dialog"
          aria-label={count > 0 ? `거르기 모두 보기, ${count}개 적용됨` : '거르기 모두 보기'}
          icon={<FilterIcon size={20} />}
          onClick={() => setOpened('all')}
        />
        {FILTER_KINDS.map((kind) => {
          const isOn = filters[kind].length > 0
          return (
            <Chip
              key={kind}
              data-on={isOn}
              aria-haspopup="dialog"
              aria-label={
                isOn ? `${KIND_NAMES[kind]}: ${chipText(kind, filters)}` : `${KIND_NAMES[kind]} 고르기`
              }
              onClick={() => setOpened(kind)}
            >
              {chipText(kind, filters)}
              <ChevronDownIcon size={18} />
            </Chip>
          )
        })}
      </Line>
      <FilterSheet
        open={opened !== null}
        at={opened === 'all' ? null : opened}
        filters={filters}
        text={text}
        onClose={close}
        onChoose={choose}
      />
    </>
  )
}

const Line = styled.div`
  display: flex;
  gap: 8px;
  padding: 12px var(--gutter) 4px;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    padding: 0 12px 0 16px;
  }
  button:first-of-type {
    justify-content: center;
    width: 44px;
    padding: 0;
    color: inherit;
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[data-on='true'] {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-weight: 700;
  }
`
