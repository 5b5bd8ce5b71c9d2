import styled from '@emotion/styled'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { paths } from '#src/lib/paths.ts'
import { chipCss } from '#src/ui/controls/Chip.tsx'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { FILTERS, type RoomFilter } from './rooms.ts'
import type { RoomView } from './useRoomView.ts'

/**
 * The filter menu, the search button and the link to saved bands. The search field appears only on request,
 * because short lists need none.
 */
export function RoomsBar({ view }: { view: RoomView }) {
  const { text, setText } = view
  const [isSearching, setSearching] = useState(text !== '')
  const bar = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  function open() {
    // synchronously: phones show the keyboard only while the tap is handled
    flushSync(() => setSearching(true))
    bar.current?.querySelector('input')?.focus()
  }
  function close() {
    setText('')
    setSearching(false)
    toggle.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    // an input method's Escape ends the syllable
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
  }

  return (
    <div ref={bar}>
      <Bar>
        <FilterMenu filter={view.filter} onChoose={(filter) => void view.choose(filter)} />
        <Ways>
          <IconButton
            ref={toggle}
            label={isSearching ? '검색 닫기' : '채팅방 검색'}
            aria-expanded={isSearching}
            icon={<SearchIcon />}
            onClick={isSearching ? close : open}
          />
          <Link css={chipCss} to={paths.savedBands()}>
            <StarIcon size={18} />
            저장한 밴드
          </Link>
        </Ways>
      </Bar>
      {isSearching && (
        <Search onKeyDown={closeOnEscape}>
          <SearchForm
            label="채팅방 검색"
            placeholder="채팅방, 사람 이름을 검색해보세요."
            maxLength={SEARCH_TEXT_MAX_CHARS}
            value={text}
            onChange={setText}
          />
        </Search>
      )}
    </div>
  )
}

interface FilterMenuProps {
  filter: RoomFilter
  onChoose: (filter: RoomFilter) => void
}

function FilterMenu({ filter, onChoose }: FilterMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <FilterButton
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {FILTERS[filter]}
        <VisuallyHidden>채팅방 종류</VisuallyHidden>
        {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </FilterButton>
      <MenuWhenOpen
        open={open}
        onClose={() => setOpen(false)}
        anchor={button}
        items={(Object.keys(FILTERS) as RoomFilter[]).map((each) => ({
          label: FILTERS[each],
          selected: each === filter,
          onSelect: () => onChoose(each),
        }))}
      />
    </>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
  min-height: 56px;
  padding: 0 var(--gutter) 4px;
`

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`

const FilterButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  ${theme.type.title2}
`

const Search = styled.div`
  padding: 4px var(--gutter) 8px;
`
