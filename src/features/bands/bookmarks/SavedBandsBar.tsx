import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { chipCss } from '#src/ui/controls/Chip.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const FILTER_LABEL = '모집 중인 밴드만'

interface SavedBandsBarProps {
  onlyRecruiting: boolean
  onChoose: (onlyRecruiting: boolean) => void
}

export function SavedBandsBar({ onlyRecruiting, onChoose }: SavedBandsBarProps) {
  return (
    <Bar>
      <Filter>
        <Switch label={FILTER_LABEL} on={onlyRecruiting} onChange={onChoose} />
        {FILTER_LABEL}
      </Filter>
      <Link css={chipCss} to={paths.join()}>
        <ChatIcon size={18} />
        채팅 목록
      </Link>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 52px;
  padding: 0 var(--gutter);
`

const Filter = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  ${theme.type.label}
  cursor: pointer;
`
