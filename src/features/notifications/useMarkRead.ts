import { useEffect, useRef } from 'react'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { asApiError } from '#src/api/apiError.ts'
import { logProblem } from '#src/lib/log.ts'
import { useReadNotificationMutation } from './notificationsApi.ts'

/** Marks an opened notification as read (N2), once per visit. A failure is only logged. */
export function useMarkRead({ notificationId, type, isRead }: Notification): void {
  const [markRead] = useReadNotificationMutation()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current || isRead === 'READ') return
    isAsked.current = true
    void markRead({ notificationId, type }).then(({ error }) => {
      if (error) logProblem('a notification could not be marked as read', asApiError(error))
    })
  }, [markRead, notificationId, type, isRead])
}
