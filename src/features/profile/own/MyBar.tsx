import { Link } from 'react-router-dom'
import { NEWS_TEXT, useHasNews } from '#src/features/notifications/public.ts'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss, IconDot } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { SettingsIcon } from '#src/ui/icons/SettingsIcon.tsx'

/** The header of the page; the frame's header is hidden on /my (docs/product.md "Header and tab bar"). */
export function MyBar() {
  const hasNews = useHasNews()
  return (
    <AppHeader
      brand
      clear
      end={
        <>
          <Link
            css={iconButtonCss}
            to={paths.notifications()}
            aria-label={hasNews ? `알림, ${NEWS_TEXT}` : '알림'}
          >
            <BellIcon />
            {hasNews && <IconDot />}
          </Link>
          <Link css={iconButtonCss} to={paths.settings()} aria-label="설정">
            <SettingsIcon />
          </Link>
        </>
      }
    />
  )
}
