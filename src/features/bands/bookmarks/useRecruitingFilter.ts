import { useSearchParams } from 'react-router-dom'

const PARAM = 'status'
const RECRUITING = 'RECRUITING'

/** Whether only recruiting bands are shown. Part of the URL, so that going back and a reload keep it. */
export function useRecruitingFilter() {
  const [params, setParams] = useSearchParams()
  return {
    onlyRecruiting: params.get(PARAM) === RECRUITING,
    choose: (onlyRecruiting: boolean) =>
      setParams(onlyRecruiting ? { [PARAM]: RECRUITING } : {}, { replace: true, preventScrollReset: true }),
  }
}
