import styled from '@emotion/styled'
import type { Evidence, EvidenceLine } from '#contract/http/safety/reports.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatClock, formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { evidenceGroups, type EvidenceGroup } from './evidence.ts'
import type { CaseDetail } from './moderationApi.ts'
import { reportersText } from './moderationWords.ts'

/** What was reported, as it was then (docs/product/safety.md "Reports"), and by whom with which words. */
export function CaseEvidence({ reports }: { reports: CaseDetail['reports'] }) {
  return evidenceGroups(reports).map((group) => (
    <Part key={group.key}>
      <h2>{TITLE[group.evidence.kind]}</h2>
      <Shown evidence={group.evidence} />
      <Reporters group={group} />
    </Part>
  ))
}

const TITLE = {
  MEMBER: '신고된 프로필',
  MESSAGE: '신고된 메시지',
  ROOM: '신고된 채팅방',
  BAND: '신고된 밴드',
}

function Shown({ evidence }: { evidence: Evidence }) {
  switch (evidence.kind) {
    case 'MESSAGE':
      return <Lines roomName={evidence.roomName} lines={evidence.lines} />
    case 'ROOM':
      return (
        <>
          {evidence.imageUrl !== null && <Shot src={evidence.imageUrl} alt="채팅방 사진" />}
          <Lines roomName={evidence.roomName} lines={evidence.lines} />
        </>
      )
    case 'MEMBER':
      return (
        <Card>
          {evidence.imageUrl !== null && <Shot src={evidence.imageUrl} alt="신고된 프로필 사진" />}
          <b>{evidence.nickname}</b>
          {evidence.bio && <p>{evidence.bio}</p>}
          {[evidence.youtubeUrl, evidence.instagramUrl].map(
            // only as text: it was reported, and a click would tell its owner
            (address) => address !== null && <small key={address}>{address}</small>,
          )}
        </Card>
      )
    case 'BAND':
      return (
        <Card>
          {evidence.imageUrl !== null && <Shot src={evidence.imageUrl} alt="신고된 밴드 사진" />}
          <b>{evidence.bandName}</b>
          {evidence.description && <p>{evidence.description}</p>}
        </Card>
      )
  }
}

function Lines({ roomName, lines }: { roomName: string; lines: readonly EvidenceLine[] }) {
  const now = useNow()
  const dated = lines.find(({ isReported }) => isReported) ?? lines[0]
  return (
    <>
      <Source>
        <ChatIcon size={18} />
        {roomName}
        {dated && ` · ${formatShortDate(toInstant(dated.createdAt), now)}`}
      </Source>
      {lines.length === 0 ? (
        <Card>
          <p>나눈 메시지가 없어요.</p>
        </Card>
      ) : (
        <Context>
          {lines.map((line) => (
            <li key={line.messageId} data-reported={line.isReported}>
              <b>
                {line.senderName} · {formatClock(toInstant(line.createdAt))}
                {line.isReported && ' · 신고됨'}
              </b>
              <Content line={line} />
            </li>
          ))}
        </Context>
      )}
    </>
  )
}

function Content({ line: { type, content, attachmentUrl, senderName } }: { line: EvidenceLine }) {
  if (attachmentUrl === null) return content
  if (type === 'IMAGE') return <Shot src={attachmentUrl} alt={`${senderName}님이 보낸 사진`} />
  if (type === 'AUDIO')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote captions for a voice message
    return <Sound controls preload="none" src={attachmentUrl} aria-label={`${senderName}님이 보낸 음성`} />
  return content
}

function Reporters({ group: { reports } }: { group: EvidenceGroup }) {
  const said = reports.filter(({ words }) => words !== '')
  return (
    <By>
      {reportersText(reports.map(({ reporterName }) => reporterName))}
      {said.map(({ reportId, words }) => (
        <q key={reportId}>{words}</q>
      ))}
    </By>
  )
}

const { color, type, radius } = theme

const Part = styled.section`
  padding: 28px var(--gutter) 0;
  h2 {
    margin-bottom: 6px;
    ${type.title3}
  }
`

const Source = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 10px;
  ${type.label}
  font-weight: 500;
  color: ${color.t3};
`

const Context = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 14px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  li {
    padding: 8px 12px;
    border-radius: 12px;
    ${type.body2}
    color: ${color.t2};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    ${type.caption}
    font-weight: 600;
    color: ${color.t3};
  }
  [data-reported='true'] {
    background: ${color.redSoft};
    color: ${color.t1};
    box-shadow: inset 0 0 0 1px ${color.redEdge};
  }
  [data-reported='true'] b {
    color: ${color.redSoftText};
  }
`

const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 16px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  ${type.body2}
  color: ${color.t2};
  overflow-wrap: anywhere;
  b {
    ${type.body1}
    font-weight: 600;
    color: ${color.t1};
  }
  p {
    white-space: pre-line;
  }
  small {
    ${type.caption}
    color: ${color.t3};
  }
`

const Shot = styled.img`
  display: block;
  max-width: min(240px, 100%);
  max-height: 320px;
  margin: 4px 0;
  border-radius: ${radius.m}px;
  object-fit: contain;
`

const Sound = styled.audio`
  display: block;
  width: 100%;
  max-width: 320px;
  margin-top: 4px;
`

const By = styled.p`
  margin-top: 10px;
  ${type.caption}
  color: ${color.t2};
  q {
    quotes: '“' '”';
    overflow-wrap: anywhere;
  }
  q::before {
    content: ' · “';
  }
  q::after {
    content: '”';
  }
`
