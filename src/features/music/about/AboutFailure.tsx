import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { MissingState } from '#src/ui/lists/MissingState.tsx'

/** docs/product/music.md "Artist" and "Track". */
const TEXT = {
  artist: { missing: '아티스트를 찾을 수 없습니다.', failed: '아티스트 정보를 불러오지 못했습니다.' },
  track: { missing: '곡을 찾을 수 없습니다.', failed: '곡 정보를 불러오지 못했습니다.' },
}

interface AboutMissingProps {
  what: keyof typeof TEXT
  onBack: () => void
}

export const AboutMissing = ({ what, onBack }: AboutMissingProps) => (
  <MissingState level={1} title={TEXT[what].missing} onBack={onBack} />
)

interface AboutFailureProps extends AboutMissingProps {
  error: unknown
  onRetry: () => void
}

/** Why an artist or a track could not be loaded. */
export function AboutFailure({ what, error, onRetry, onBack }: AboutFailureProps) {
  const failure = asApiError(error)
  if (isRefusedWith(failure, 'ARTIST4004', 'TRACK4004')) return <AboutMissing what={what} onBack={onBack} />
  return (
    <ReadFailure
      error={failure}
      level={1}
      title={TEXT[what].failed}
      help={failureHelp(failure)}
      onRetry={onRetry}
    />
  )
}
