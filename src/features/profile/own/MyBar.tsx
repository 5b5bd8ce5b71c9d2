import { Link } from 'react-router-dom'
import { NEWS_TEXT, useNewsCount } from '#src/features/notifications/public.ts'
import { paths } from '#src/lib/paths.ts'
import { iconButtonCss, IconDot } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { SettingsIcon } from '#src/ui/icons/SettingsIcon.tsx'

/** The header of the page; the frame's header is hidden on /my (docs/product.md "Header and tab bar"). */
export function MyBar() {
  const news = useNewsCount()
  return (
    <AppHeader
      brand
      clear
      end={
        <>
          <Link
            css={iconButtonCss}
            to={paths.notifications()}
            aria-label={news > 0 ? `알림, ${NEWS_TEXT} ${news}개` : '알림'}
          >
            <BellIcon />
            {news > 0 && <IconDot />}
          </Link>
          <Link css={iconButtonCss} to={paths.settings()} aria-label="설정">
            <SettingsIcon />
          </Link>
        </>
      }
    />
  )
}
