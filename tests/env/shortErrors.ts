import { configure, getConfig } from '@testing-library/react'

/**
 * A query that waits would print the whole page on each failed attempt and throw that away. Here it prints
 * the page once, when it gives up.
 */
const { getElementError } = getConfig()

configure({
  getElementError: (message, container) =>
    isTryingAgain()
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

/** Testing Library sets this flag for what it runs inside `waitFor`. */
const isTryingAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
