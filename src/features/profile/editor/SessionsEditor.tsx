import styled from '@emotion/styled'
import { useState } from 'react'
import {
  LEVEL_NAMES,
  LEVELS,
  SESSION_NAMES,
  SESSION_TYPES,
  type Level,
  type PlayedSession,
  type SessionType,
} from '#contract/sessions.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { focusNeighbour } from '#src/ui/controls/focusNeighbour.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SegmentedControl } from '#src/ui/controls/SegmentedControl.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { withSession } from './profileDraft.ts'

const AddSessionSheet = loadedWhenOpen(() =>
  import('./AddSessionSheet.tsx').then((part) => part.AddSessionSheet),
)

interface SessionsEditorProps {
  sessions: readonly PlayedSession[]
  onChange: (sessions: readonly PlayedSession[]) => void
}

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))

/** The sessions that the member plays, each with a level. */
export function SessionsEditor({ sessions, onChange }: SessionsEditorProps) {
  const [isAdding, setIsAdding] = useState(false)

  const setLevel = (sessionType: SessionType, level: Level) =>
    onChange(
      sessions.map((session) => (session.sessionType === sessionType ? { sessionType, level } : session)),
    )
  const remove = (sessionType: SessionType, pressed: HTMLElement) => {
    focusNeighbour(pressed)
    onChange(sessions.filter((session) => session.sessionType !== sessionType))
  }

  return (
    <Section title="가능 세션">
      <List>
        {sessions.map(({ sessionType, level }) => (
          <Card key={sessionType}>
            <Head>
              <Tile>
                <InstrumentIcon session={sessionType} size={28} />
              </Tile>
              <b>{SESSION_NAMES[sessionType]}</b>
              <IconButton
                label={`${SESSION_NAMES[sessionType]} 빼기`}
                icon={<CloseIcon size={20} />}
                onClick={({ currentTarget }) => remove(sessionType, currentTarget)}
              />
            </Head>
            <SegmentedControl
              label={`${SESSION_NAMES[sessionType]} 실력`}
              options={LEVEL_OPTIONS}
              value={level}
              onChange={(next) => setLevel(sessionType, next)}
            />
          </Card>
        ))}
        <li>
          {sessions.length < SESSION_TYPES.length && (
            <Button kind="line" size="m" block aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
              <PlusIcon size={20} />
              세션 추가
            </Button>
          )}
        </li>
      </List>
      <AddSessionSheet
        open={isAdding}
        onClose={() => setIsAdding(false)}
        present={sessions.map(({ sessionType }) => sessionType)}
        onAdd={(sessionType) => {
          setIsAdding(false)
          onChange(withSession(sessions, sessionType))
        }}
      />
    </Section>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  > li:last-of-type button {
    color: ${theme.color.t2};
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 14px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  b {
    flex: 1;
    ${theme.type.title3}
    font-size: 17px;
  }
  > button {
    margin: -4px -6px -4px 0;
    color: ${theme.color.t2};
  }
`

const Tile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s3};
`
