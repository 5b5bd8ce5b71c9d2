import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { withJosa } from '#src/lib/text/josa.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import { EntryBanner } from '../EntryBanner.tsx'
import { BAND_ENDED_TEXT } from '../notificationTexts.ts'
import { useMarkRead } from '../useMarkRead.ts'

/** A notification that tells an applicant the decision. */
export type ResultNotification = Notification & { application: { news: 'PASS' | 'FAIL' } }

export const isResult = (notification: Notification): notification is ResultNotification =>
  notification.application !== null && notification.application.news !== 'APPLIED'

/** The result, the manager's words, and the way on: into the conversation, or to other bands. */
export function ApplicationResult({ notification }: { notification: ResultNotification }) {
  useMarkRead(notification)
  const { bandId, isBandEnded, imageUrl, senderName, message, application } = notification
  const { news, session } = application
  const [headline, about] = news === 'PASS' ? passed(notification) : declined(notification)
  return (
    <>
      <EntryBanner notification={notification} />
      <Middle>
        <Cover seed={`band-${bandId ?? 0}`} src={imageUrl} size={112} eager />
        <BadgeLine>
          <PassFailBadge passFail={news} />
        </BadgeLine>
        <h2>
          {headline.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </h2>
        <p>
          {about.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
        {message && (
          <Quote>
            <blockquote>{message}</blockquote>
            <figcaption>{senderName ?? UNKNOWN_MEMBER_NAME}님이 남긴 말</figcaption>
          </Quote>
        )}
      </Middle>
      <Dock data-tabbed>
        {news === 'PASS' && !isBandEnded ? (
          <Link
            css={buttonCss}
            {...buttonLook({ kind: 'red', block: true })}
            to={paths.bandRoom(application.roomId)}
          >
            채팅방 들어가기
          </Link>
        ) : (
          <Link css={buttonCss} {...buttonLook({ block: true })} to={paths.waitingBands(session)}>
            {withJosa(SESSION_NAMES[session], '을/를')} 찾는 밴드 보기
          </Link>
        )}
      </Dock>
    </>
  )
}

/** A headline and what follows it, in lines that break at phrases. */
type Said = [headline: [string, string], about: [string, string]]

function passed({ bandName, isBandEnded, application }: ResultNotification): Said {
  const name = bandName ?? ''
  // a name that does not end in Hangul takes no particle
  const withBand = withJosa(name, '와/과') ?? `‘${name}’ 밴드와`
  return [
    [withBand, '함께하게 됐어요'],
    [
      `${SESSION_NAMES[application.session]} 자리예요.`,
      isBandEnded ? BAND_ENDED_TEXT : '밴드장이 채팅방에서 기다리고 있어요.',
    ],
  ]
}

function declined({ bandName, application }: ResultNotification): Said {
  return [
    ['이번에는 함께하지', '못하게 됐어요'],
    [`${bandName ?? ''} · ${SESSION_NAMES[application.session]}`, '지원해주셔서 고마워요.'],
  ]
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 0 24px 8px;
  text-align: center;
  word-break: keep-all;
  overflow-wrap: anywhere;
  h2 {
    margin-top: 12px;
    ${theme.type.title1}
  }
  h2 > span,
  p > span {
    display: block;
  }
  p {
    margin-top: 8px;
    ${theme.type.body1}
    color: ${theme.color.t2};
  }
`

const BadgeLine = styled.div`
  margin-top: 20px;
`

const Quote = styled.figure`
  width: 100%;
  margin: 20px 0 0;
  padding: 18px 20px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s2};
  text-align: left;
  blockquote {
    margin: 0;
    ${theme.type.body1}
    white-space: pre-line;
  }
  figcaption {
    margin-top: 8px;
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
