import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { ShareButton } from '#src/features/sharing/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { BandMissing } from '../BandFailure.tsx'
import { BandMenu } from '../BandMenu.tsx'
import { BandBody, BandBodySkeleton } from './BandBody.tsx'
import { BandFailing } from './BandFailing.tsx'
import { BandHead, BandHeadSkeleton } from './BandHead.tsx'
import { BandLight } from './BandLight.tsx'
import { useShownBand } from './useShownBand.ts'

/** The page of a band (docs/product/bands.md "Band page"). */
export default function BandPage() {
  const bandId = useIdParam('bandId')
  const goBack = useGoBack(paths.home())
  if (bandId !== null) return <Band key={bandId} bandId={bandId} onBack={goBack} />
  return (
    <>
      <AppHeader onBack={goBack} />
      <BandMissing onBack={goBack} />
    </>
  )
}

function Band({ bandId, onBack }: { bandId: number; onBack: () => void }) {
  const name = useSearchParams()[0].get('name')?.trim()
  const { state } = useLocation()
  const { head, detail, failure } = useShownBand(bandId, state)
  if (failure) return <BandFailing failure={failure} onBack={onBack} />
  return (
    <BackdropPage>
      {head && <BandLight head={head} />}
      <AppHeader
        clear
        onBack={onBack}
        end={
          <>
            <ShareButton title={head?.title ?? null} path={paths.band(bandId)} />
            <Link css={iconButtonCss} to={paths.bandChat(bandId)} aria-label="밴드 채팅">
              <ChatIcon />
            </Link>
            {head && <BandMenu bandId={bandId} name={head.title} />}
          </>
        }
      />
      {head ? <BandHead head={head} /> : <BandHeadSkeleton heading="밴드" name={name} />}
      {detail ? <BandBody detail={detail} /> : <BandBodySkeleton />}
    </BackdropPage>
  )
}
