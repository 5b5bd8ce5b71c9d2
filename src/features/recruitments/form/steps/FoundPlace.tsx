import styled from '@emotion/styled'
import type { ReactNode, Ref } from 'react'
import { type Found, SearchFailure } from '#src/features/music/public.ts'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

interface FoundPlaceProps<Item> {
  /** The section of the results, which can be focused. */
  ref: Ref<HTMLElement>
  /** The search text, trimmed. */
  typed: string
  found: Found<Item>
  /** Shown when nothing is typed. */
  invitation: string
  nothingText: string
  /** Such as `검색 결과 3곡`. */
  countText: (count: number) => string
  skeleton: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** The results of a step, or what is shown instead. */
export function FoundPlace<Item>(props: FoundPlaceProps<Item>) {
  const { ref, typed, found, invitation, nothingText, countText, skeleton, children } = props
  const isFound = typed !== '' && found.status === 'found'
  return (
    <Place ref={ref} tabIndex={-1} aria-label="검색 결과">
      <VisuallyHidden role="status">{isFound && countText(found.items.length)}</VisuallyHidden>
      {typed === '' && <Invitation text={invitation} />}
      {typed !== '' && found.status === 'waiting' && skeleton}
      {typed !== '' && found.status === 'failed' && (
        <SearchFailure error={found.error} onRetry={found.retry} />
      )}
      {isFound && found.items.length === 0 && (
        <EmptyState art="none" title={nothingText} help="철자를 확인하거나 다른 말로 찾아보세요." />
      )}
      {isFound && found.items.length > 0 && children(found.items)}
    </Place>
  )
}

const Invitation = ({ text }: { text: string }) => (
  <Middle>
    <Ring>
      <SearchIcon size={28} />
    </Ring>
    <p>{text}</p>
  </Middle>
)

const Place = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 32px 40px;
  text-align: center;
  p {
    margin-top: 14px;
    ${theme.type.body1}
    color: ${theme.color.t3};
  }
`

const Ring = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${theme.color.s2};
  color: ${theme.color.t3};
`
