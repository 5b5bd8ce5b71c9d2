import styled from '@emotion/styled'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Services } from '#src/api/services.ts'
import type { WithAuth } from '#src/auth/authSlice.ts'
import { logOut } from '#src/auth/logOut.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { theme } from '#src/ui/theme.ts'

/**
 * Asks for confirmation. A log-out clears the state, tells the server and disconnects (docs/product/auth.md
 * "Log-out").
 */
export function LogOut() {
  const [asking, setAsking] = useState(false)
  const dispatch = useDispatch<ThunkDispatch<WithAuth, Services, UnknownAction>>()
  const close = () => setAsking(false)
  return (
    <>
      <Place>
        <TextButton aria-haspopup="dialog" onClick={() => setAsking(true)}>
          로그아웃
        </TextButton>
      </Place>
      <Dialog
        open={asking}
        onClose={close}
        title="로그아웃할까요?"
        text="다시 로그인하면 이어서 쓸 수 있어요."
        actions={
          <>
            <Button onClick={close}>아니오</Button>
            <Button kind="red" onClick={() => void dispatch(logOut())}>
              예
            </Button>
          </>
        }
      />
    </>
  )
}

const Place = styled.div`
  margin-top: auto;
  padding: 24px 0 20px;
  text-align: center;
  button {
    padding: 0 16px;
    color: ${theme.color.t3};
  }
`
