export { useWithdrawal } from './withdrawal/useWithdrawal.ts'
export { WithdrawalEnd, WithdrawalQuestion } from './withdrawal/WithdrawalDialogs.tsx'
