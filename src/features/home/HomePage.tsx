import styled from '@emotion/styled'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { RECOMMENDED_BANDS } from '#contract/limits.ts'
import { type BandCard, RecommendedList, useRecommendedBands } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { useAfterMs, useAfterPaint } from '#src/lib/time/after.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandCarousel } from './BandCarousel.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** As long as skeletons stay unseen by themselves. */
const SKELETON_AFTER_MS = 200

/** `/` (docs/product/home.md "Carousel"). The list below the carousel begins like it: both are what is recommended, best first. */
export default function HomePage() {
  const now = useRecommendedBands('home')
  // in slices: an answer of the server would be drawn in one go
  const cards = useDeferredValue(now.cards)
  const isLoading = useDeferredValue(now.isLoading)
  // who comes back is where they were: nothing of it comes later
  const [isReturn] = useState(!isLoading)
  return isLoading ? <HomeLoading /> : <Home cards={cards} isReturn={isReturn} />
}

/** What is there as soon as a skeleton would be seen needs none: on a slow phone it takes longer to draw than the bands to come. */
function HomeLoading() {
  return useAfterMs(SKELETON_AFTER_MS) && <HomeSkeleton />
}

function Home({ cards, isReturn }: { cards: readonly BandCard[]; isReturn: boolean }) {
  const isPainted = useAfterPaint() || isReturn
  const areSlidesPainted = useAfterPaint(isPainted) || isReturn
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
