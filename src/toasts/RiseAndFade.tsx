import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Transition, type TransitionProps } from 'notistack'
import { type ReactElement, useRef } from 'react'
import { theme } from '#src/ui/theme.ts'

/** The drawn transition of a toast. notistack's own would slide it through the edge of the window. */
export function RiseAndFade({
  in: isIn,
  timeout,
  children,
  onEnter,
  onEntered,
  onExit,
  onExited,
}: TransitionProps & { children: ReactElement }) {
  const box = useRef<HTMLDivElement>(null!)
  const fadeMs = typeof timeout === 'object' ? timeout.exit : timeout
  return (
    <Transition appear nodeRef={box} {...{ in: isIn, timeout, onEnter, onEntered, onExit, onExited }}>
      {(status) => (
        <Box
          ref={box}
          data-leaving={status === 'exiting' || (status === 'exited' && !isIn)}
          style={{ transitionDuration: `${fadeMs}ms` }}
        >
          {children}
        </Box>
      )}
    </Transition>
  )
}

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

const Box = styled.div`
  width: 100%;
  animation: ${rise} ${theme.motion.base}ms ${theme.motion.out};
  transition: opacity linear;
  &[data-leaving='true'] {
    opacity: 0;
  }
`
