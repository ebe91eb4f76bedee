import { PageTitle } from '../../components/page/page-meta';
import { useRecoverAccountMutation } from './auth.generated';
import { AuthLayout } from './auth-layout';
import { BenefitsList } from './benefits-list';
import { TakeBack, takeBackFacts } from './take-back';

/** /recover-account: opened by the link of an email about the account's security. */
export function RecoverAccountPage() {
  const [recoverAccount, { loading }] = useRecoverAccountMutation();
  return (
    <AuthLayout title="Take your account back" aside={<BenefitsList title="What happens" benefits={takeBackFacts} />}>
      <PageTitle>Take your account back</PageTitle>
      <TakeBack
        question="If someone else changed or used your account, take it back. Every device is signed out, and the old password stops working."
        loading={loading}
        outcomeOf={() => 'Your account is yours again, and every device is signed out.'}
        onTakeBack={async (token) => (await recoverAccount({ variables: { token } })).data?.recoverAccount}
      />
    </AuthLayout>
  );
}
