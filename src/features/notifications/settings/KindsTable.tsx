import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import type { NewsKind, NewsWay, NotificationSettings } from '#contract/http/notifications/settings.ts'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { SettingGroup } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { selectIsPushUndecided } from '../push/pushSlice.ts'

const KIND_LABEL: Record<NewsKind, string> = {
  MESSAGE: '메시지',
  MENTION: '나를 부를 때',
  REQUEST: '채팅·친구 요청',
  APPLICATION: '밴드 지원',
  DECISION: '합격 결과',
}

const WAY_LABEL: Record<NewsWay, string> = { push: '푸시', badge: '배지', toast: '토스트' }

/* Derived from the labels, so that this screen does not load the schemas of the contract. */
const KINDS = Object.keys(KIND_LABEL) as NewsKind[]
const WAYS = Object.keys(WAY_LABEL) as NewsWay[]

/** A mention is counted as a message, so it has no badge of its own (docs/product/settings.md). */
const isOffered = (kind: NewsKind, way: NewsWay) => kind !== 'MENTION' || way !== 'badge'

interface KindsTableProps {
  settings: NotificationSettings
  onChange: (part: Partial<NotificationSettings>) => void
}

/**
 * What the member hears of, and how: a checkbox for each kind and way that it has. Those of pushes wait until
 * the member has decided about pushes on this device.
 */
export function KindsTable({ settings, onChange }: KindsTableProps) {
  const isUndecided = useSelector(selectIsPushUndecided)
  return (
    <Table>
      <Row aria-hidden="true" data-head="true">
        <span />
        {WAYS.map((way) => (
          <span key={way}>{WAY_LABEL[way]}</span>
        ))}
      </Row>
      {KINDS.map((kind) => (
        <Row key={kind} role="group" aria-label={KIND_LABEL[kind]}>
          <span>{KIND_LABEL[kind]}</span>
          {WAYS.map((way) =>
            isOffered(kind, way) ? (
              <Box key={way}>
                <input
                  type="checkbox"
                  aria-label={`${KIND_LABEL[kind]} ${WAY_LABEL[way]}`}
                  checked={settings[kind][way] && !(way === 'push' && isUndecided)}
                  disabled={way === 'push' && isUndecided}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange({ [kind]: { ...settings[kind], [way]: checked } })
                  }
                />
                <Mark aria-hidden="true">
                  <CheckIcon size={16} strokeWidth={2.6} />
                </Mark>
              </Box>
            ) : (
              <None key={way} aria-hidden="true">
                –
              </None>
            ),
          )}
        </Row>
      ))}
    </Table>
  )
}

export const KindsSkeleton = () => <Skeleton height={330} radius={theme.radius.l} />

const Table = styled(SettingGroup)`
  padding: 6px 0 8px;
`

/* At 320 px the columns of the boxes are as narrow as the boxes, so that the names keep their place. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, minmax(44px, 52px));
  align-items: center;
  min-height: 56px;
  && {
    padding-right: 8px;
  }
  ${theme.type.body1}
  line-height: 22px;
  font-weight: 600;
  & + &:not([data-head='true'] + &) {
    box-shadow: inset 0 1px 0 ${theme.color.line};
  }
  &[data-head='true'] {
    min-height: 36px;
    ${theme.type.caption}
    font-weight: 600;
    color: ${theme.color.t2};
    text-align: center;
  }
`

const Box = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 48px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const None = styled.span`
  text-align: center;
  color: ${theme.color.t3};
`

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  color: transparent;
  transition: background ${theme.motion.fast}ms ${theme.motion.out};
  input:checked + & {
    background: ${theme.color.paper};
    box-shadow: none;
    color: ${theme.color.ink};
  }
  input:disabled + & {
    cursor: default;
  }
  input:focus-visible + & {
    outline: 2px solid ${theme.color.t1};
    outline-offset: 2px;
  }
`
