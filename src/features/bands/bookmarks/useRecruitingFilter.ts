import { useSearchParams } from 'react-router-dom'

const PARAM = 'status'
const RECRUITING = 'RECRUITING'

/** Only bands that are still looking, or all of them. Part of the address, so that going back and loading again keep it. */
export function useRecruitingFilter() {
  const [params, setParams] = useSearchParams()
  return {
    onlyRecruiting: params.get(PARAM) === RECRUITING,
    choose: (onlyRecruiting: boolean) =>
      setParams(onlyRecruiting ? { [PARAM]: RECRUITING } : {}, { replace: true, preventScrollReset: true }),
  }
}
