interface Times {
  endsAt: Date | null
  liftedAt: Date | null
}

/** Whether the sanction holds no more. A warning and a hidden message are over once they were lifted. */
export const isOver = ({ endsAt, liftedAt }: Times, now: Date): boolean =>
  liftedAt !== null || (endsAt !== null && endsAt <= now)
