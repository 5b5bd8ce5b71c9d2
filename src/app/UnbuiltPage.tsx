import { AppHeader } from '#src/ui/AppHeader.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useGoUp } from './useGoUp.ts'
import { useRoute } from './useRoute.ts'

/** A screen that comes later: its address, its title, its bars and a way back. It pretends nothing. */
export function UnbuiltPage() {
  const route = useRoute()
  const goBack = useGoUp(route)
  if (route.header === 'none' && route.path !== '/my')
    return <AppHeader title={route.title} onBack={goBack} />
  return route.heading ? null : <VisuallyHidden as="h1">{route.title}</VisuallyHidden>
}
