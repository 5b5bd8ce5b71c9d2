import { Link } from 'react-router-dom'
import { useIsOnline } from '#src/lib/page/online.ts'
import { buttonCss, buttonLook, type ButtonSize } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { type Asked, STANDING_WORD } from './standing.ts'
import { useStanding } from './useStanding.ts'

/** Drawing 62b. */
const OFFLINE_WORD = '연결되면 JOIN'

interface JoinButtonProps extends Asked {
  /** Asks for confirmation. */
  onJoin: () => void
  size?: ButtonSize
  className?: string
}

/**
 * JOIN, or the word for why it would be refused: 내 밴드 and 참여 중 lead to the band's applicants and to the
 * room, 모집완료 is disabled (docs/product/bands.md "Applying").
 */
export function JoinButton({ bandId, status, onJoin, size, ...rest }: JoinButtonProps) {
  const standing = useStanding({ bandId, status })
  const isOnline = useIsOnline()
  const isWaiting = standing.at === 'open' && !isOnline
  const word = isWaiting ? OFFLINE_WORD : STANDING_WORD[standing.at]
  if (standing.at === 'own' || standing.at === 'applied')
    return (
      <Link
        css={buttonCss}
        {...buttonLook({ pill: true, size })}
        data-control="join"
        to={standing.to}
        {...rest}
      >
        {word}
      </Link>
    )
  return (
    <Button
      kind="red"
      pill
      size={size}
      data-control="join"
      disabled={standing.at === 'closed' || isWaiting}
      aria-haspopup="dialog"
      onClick={onJoin}
      {...rest}
    >
      {word}
    </Button>
  )
}
