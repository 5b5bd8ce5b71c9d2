export {
  type Decision,
  useChangeRecruitmentMutation,
  useCreateRecruitmentMutation,
  useDecideApplicationsMutation,
  useListApplicationsQuery,
  useReadRecruitmentQuery,
} from './recruitmentsApi.ts'
