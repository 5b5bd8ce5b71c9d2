import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { BAND_ORDERS } from '#contract/http/bands/bands.ts'
import { SearchFailure } from '#src/features/music/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { NO_FILTERS, ORDER_NAMES, queryOf, waitingText } from './bandFilters.ts'
import { FilteredBandRow } from './FilteredBandRow.tsx'
import { useCountBandsQuery, useFilterBandsInfiniteQuery } from './filteredBandsApi.ts'
import type { ChosenFilters } from './useBandFilters.ts'

/** docs/interface.md "Waiting, empty, failed". */
const SKELETON_ROWS = 6

interface FilteredBandsProps extends ChosenFilters {
  /** What is searched for beside the filters; empty: nothing. */
  text?: string
}

/** The bands that meet the filters, how many they are, and in which order they are listed. */
export function FilteredBands({ text = '', filters, order, choose, chooseOrder }: FilteredBandsProps) {
  const wanted = queryOf(filters, text)
  const { currentData: count } = useCountBandsQuery(wanted)
  const list = useFilterBandsInfiniteQuery({ wanted, order })
  const bands = list.currentData?.pages.flat()
  const title = waitingText(filters.session)
  const named = count === undefined ? title : `${title} ${count}팀`
  return (
    <section aria-label={title}>
      <VisuallyHidden role="status">{count === undefined ? '' : named}</VisuallyHidden>
      <Head>
        <h2>{named}</h2>
        <OrderMenu order={order} onChoose={chooseOrder} />
      </Head>
      {bands === undefined && list.error !== undefined && !list.isFetching && (
        <SearchFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {bands === undefined && (list.error === undefined || list.isFetching) && (
        <SkeletonRows count={SKELETON_ROWS} />
      )}
      {bands?.length === 0 && (
        <EmptyState
          art="none"
          title="조건에 맞는 밴드가 없어요"
          help="조건을 줄이면 더 많은 밴드를 볼 수 있어요."
          action={
            <Button size="m" onClick={() => choose(NO_FILTERS)}>
              초기화
            </Button>
          }
        />
      )}
      {bands !== undefined && bands.length > 0 && (
        <ul>
          {bands.map((band) => (
            <li key={band.bandId}>
              <FilteredBandRow band={band} typed={text} />
            </li>
          ))}
        </ul>
      )}
      {bands !== undefined && list.hasNextPage && (
        <More>
          <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? '다시 시도' : '밴드 더 보기'}
          </Button>
        </More>
      )}
    </section>
  )
}

interface OrderMenuProps {
  order: ChosenFilters['order']
  onChoose: ChosenFilters['chooseOrder']
}

function OrderMenu({ order, onChoose }: OrderMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`정렬: ${ORDER_NAMES[order]}`}
        onClick={() => setOpen(true)}
      >
        {ORDER_NAMES[order]}
        <ChevronDownIcon size={18} />
      </TextButton>
      <MenuWhenOpen
        open={open}
        onClose={() => setOpen(false)}
        anchor={button}
        items={[...BAND_ORDERS].reverse().map((each) => ({
          label: ORDER_NAMES[each],
          selected: each === order,
          onSelect: () => onChoose(each),
        }))}
      />
    </>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  padding: 6px var(--gutter) 0;
  h2 {
    min-width: 0;
    ${theme.type.title3}
    ${theme.type.numbers}
    word-break: keep-all;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
`

const More = styled.p`
  padding: 12px var(--gutter) 24px;
`
