import { createAction } from '@reduxjs/toolkit'

/** Another member is signed in, or nobody (null): what is kept per member starts empty, then comes back from storage. */
export const memberChanged = createAction<number | null>('chat/memberChanged')

/** The store is ready. */
export const chatStarted = createAction('chat/started')
