import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { SESSION_NAMES, SESSION_TYPES } from '#contract/sessions.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { Notice } from './Notice.tsx'
import { PretestStep } from './PretestStep.tsx'
import { SessionCard } from './SessionCard.tsx'
import { SESSION_LEVELS } from './sessionLevels.tsx'
import { useListSurveySessionsQuery } from './surveyApi.ts'
import { levelChosen, selectChosenSessions, sessionToggled } from './surveySlice.ts'
import { usePretestNext } from './usePretestNext.ts'

const SkillGuide = loadedWhenOpen(() => import('./SkillGuide.tsx').then((part) => part.SkillGuide))

/** docs/product/survey.md "Built-in lists". */
const FAILED_TEXT = 'Session 데이터를 불러오는데 실패했습니다. 기본 세션 목록을 표시합니다.'

/** The picker of sessions and levels, 60 % of the pre-test (docs/product/survey.md "Session picker"). */
export default function SessionPickerPage() {
  const [guideOpen, setGuideOpen] = useState(false)
  const chosen = useSelector(selectChosenSessions)
  const goBack = useGoBack(paths.pretestArtist())
  const { goNext, saving } = usePretestNext(paths.pretestProfileComplete())

  return (
    <PretestStep
      percent={60}
      title={['가능한 세션과', '실력을 알려주세요']}
      help="복수 응답이 가능해요."
      onBack={goBack}
      count={chosen.length}
      saving={saving}
      onNext={() => goNext({ sessions: chosen })}
    >
      <Guide>
        <TextButton underlined aria-haspopup="dialog" onClick={() => setGuideOpen(true)}>
          <InfoIcon size={18} />
          실력 기준 보기
        </TextButton>
      </Guide>
      <Sessions />
      <SkillGuide open={guideOpen} onClose={() => setGuideOpen(false)} />
    </PretestStep>
  )
}

function Sessions() {
  const dispatch = useDispatch()
  const chosen = useSelector(selectChosenSessions)
  const { data, isError } = useListSurveySessionsQuery()
  if (!data && !isError) return <SessionsSkeleton />
  const sessions = data && data.length > 0 ? data : SESSION_TYPES
  return (
    <>
      {isError && !data && <Notice text={FAILED_TEXT} />}
      <List>
        {sessions.map((sessionType) => {
          const level = chosen.find((session) => session.sessionType === sessionType)?.level ?? null
          return (
            <li key={sessionType}>
              <SessionCard
                name={SESSION_NAMES[sessionType]}
                icon={<InstrumentIcon session={sessionType} size={28} />}
                selected={level !== null}
                onToggle={() => dispatch(sessionToggled(sessionType))}
                levels={SESSION_LEVELS}
                level={level}
                onLevel={(next) => dispatch(levelChosen({ sessionType, level: next }))}
              />
            </li>
          )
        })}
      </List>
    </>
  )
}

function SessionsSkeleton() {
  return (
    <Loading>
      <List as="div" aria-hidden="true">
        {SESSION_TYPES.map((sessionType) => (
          <Skeleton key={sessionType} height={76} radius={20} />
        ))}
      </List>
    </Loading>
  )
}

const Guide = styled.div`
  margin: -12px 0 8px;
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
`
