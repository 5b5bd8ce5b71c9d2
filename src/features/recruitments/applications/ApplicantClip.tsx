import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import type { Applicant } from '#contract/http/recruitments/applications.ts'
import { askFreshUrl, type ChatDispatch, SoundClip, type WithChatApi } from '#src/features/chat/public.ts'

/** What an applicant has played for the manager, below their row. */
export function ApplicantClip({ applicant }: { applicant: Pick<Applicant, 'roomId' | 'nickname' | 'clip'> }) {
  const dispatch = useDispatch<ChatDispatch<WithChatApi>>()
  const { roomId, nickname, clip } = applicant
  if (clip === null) return null
  const { attachmentId, url, durationMs = null, peaks = [] } = clip
  return (
    <Place>
      <SoundClip
        clipKey={`clip-${attachmentId}`}
        name={`${nickname} 연주`}
        sound={{
          source: url,
          by: nickname,
          // the address is signed and expires while the list stays open
          freshUrl: () => dispatch(askFreshUrl({ roomId, attachmentId })),
        }}
        durationMs={durationMs}
        peaks={peaks}
      />
    </Place>
  )
}

/* in line with the words of the row */
const Place = styled.div`
  max-width: 322px;
  margin-top: -8px;
  padding: 0 var(--gutter) 16px 86px;
  @media (max-width: 280px) {
    padding-left: var(--gutter);
  }
`
