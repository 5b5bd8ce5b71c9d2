import styled from '@emotion/styled'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { RECOMMENDED_BANDS } from '#contract/limits.ts'
import {
  type BandCard,
  RecommendedList,
  useRecommendedBands,
  WaitingBandsWhenShown,
} from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { useAfterMs, useAfterPaint } from '#src/lib/time/after.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandCarousel } from './BandCarousel.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** A skeleton is shown only after this time. */
const SKELETON_AFTER_MS = 200

/** Below the first view, so it waits until the first view has its pictures. */
const SETTLED_AFTER_MS = 1_500

/**
 * `/` (docs/product/home.md "Carousel"). The list below the carousel starts with the same bands, best first.
 */
export default function HomePage() {
  const now = useRecommendedBands('home')
  // deferred, so that the answer is rendered without blocking frames
  const cards = useDeferredValue(now.cards)
  const isLoading = useDeferredValue(now.isLoading)
  // the data is cached when the member returns to this screen: render everything at once
  const [isReturn] = useState(!isLoading)
  return isLoading ? <HomeLoading /> : <Home cards={cards} isReturn={isReturn} />
}

/** Delays the skeleton: on a slow phone, rendering it would only delay bands that arrive soon. */
function HomeLoading() {
  return useAfterMs(SKELETON_AFTER_MS) && <HomeSkeleton />
}

function Home({ cards, isReturn }: { cards: readonly BandCard[]; isReturn: boolean }) {
  const isPainted = useAfterPaint() || isReturn
  const areSlidesPainted = useAfterPaint(isPainted) || isReturn
  const isSettled = useAfterMs(SETTLED_AFTER_MS)
  return (
    <>
      <BandCarousel cards={cards} isPainted={isPainted} />
      <List aria-labelledby="recommended">
        <Head>
          <h2 id="recommended">추천 밴드</h2>
          <Link to={paths.search()} css={textButtonCss}>
            밴드 검색
          </Link>
        </Head>
        {areSlidesPainted && <RecommendedList cards={cards.slice(0, RECOMMENDED_BANDS)} isLoading={false} />}
        {isSettled && <WaitingBandsWhenShown />}
      </List>
    </>
  )
}

const List = styled.section`
  position: relative;
  padding: 24px 0;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: 5px;
  padding: 0 var(--gutter);
  h2 {
    ${theme.type.title2}
  }
`
