import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { History, Mail, Trash2 } from '../../../lib/generated/icons';
import { BulkAction } from '../../../components/admin-list/bulk-action';
import { targetOf } from '../../../components/admin-list/bulk-plan';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useAfterChange } from '../../../components/admin-list/use-after-change';
import { useCount } from '../../../components/admin-list/use-count';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { MailingDialog, MessageLogDialog, SendMessageDialog } from '../../../entities/message/lazy-dialogs';
import { useNewerRows } from '../../../entities/shop/use-newer-rows';
import type { UserTarget } from '../../../gql/schema';
import { OutcomeAlert, useOutcome } from './outcome-alert';
import { CountUsersDocument, useAdminUsersQuery } from './people.generated';
import type { AdminUserFragment } from './people.generated';
import { useUserEditing } from './use-user-editing';
import { usersDefinition } from './users-definition';
import { sentenceOf, useUserDeletion, formatUsers } from './user-deletion';

/** The dialog that is open. */
type Asked = { kind: 'message' | 'log'; user: AdminUserFragment } | { kind: 'mailing'; target: UserTarget };

/** /admin/users: all accounts (specification, admin area, section 2). */
export function UsersPage() {
  const list = useAdminList(usersDefinition);
  const { selection, variables } = list;
  const result = useAdminUsersQuery({ variables, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const count = useCount(CountUsersDocument, ({ users }) => users.totalItems);
  const newerRows = useNewerRows({ of: 'User', variables, count });
  const { outcome, succeed, fail, dismiss } = useOutcome();
  const afterChange = useAfterChange({
    field: 'users',
    list,
    selection,
    ask: async () => (await result.refetch()).data?.users.totalItems,
    countOf: count,
  });
  const editing = useUserEditing(() => succeed('User updated successfully'), fail);
  const deletion = useUserDeletion((ended, id) => {
    const { isSuccess, text } = sentenceOf(ended, id);
    if (isSuccess) succeed(text);
    else fail(text);
    void editing.endIfDeleted();
    void afterChange(ended.isUnknown ? 'unknown' : ended.done === 0 ? [] : id ? [id] : 'chosen');
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const page = (result.data ?? result.previousData)?.users;
  return (
    <>
      <AdminList
        definition={usersDefinition}
        list={list}
        result={result}
        page={page}
        count={count}
        newerRows={newerRows}
        editing={editing}
        above={<OutcomeAlert outcome={outcome} onDismiss={dismiss} />}
        rowActions={(user) => (
          <>
            <Tooltip title="Send message" describeChild>
              <IconButton
                size="small"
                aria-label={`Send a message to ${user.name}`}
                onClick={() => setAsked({ kind: 'message', user })}
              >
                <Mail size={17} aria-hidden />
              </IconButton>
            </Tooltip>
            <Tooltip title="Message log" describeChild>
              <IconButton
                size="small"
                aria-label={`Messages to ${user.name}`}
                onClick={() => setAsked({ kind: 'log', user })}
              >
                <History size={17} aria-hidden />
              </IconButton>
            </Tooltip>
            <Tooltip title="Delete" describeChild>
              <IconButton
                size="small"
                color="error"
                aria-label={`Delete ${user.name}`}
                onClick={() => void deletion.deleteOne(user)}
              >
                <Trash2 size={17} aria-hidden />
              </IconButton>
            </Tooltip>
          </>
        )}
        actions={
          <>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Mail size={17} aria-hidden />}
              onClick={() => setAsked({ kind: 'mailing', target: targetOf(selection.chosen, variables.filter) })}
            >
              Send message
            </Button>
            <BulkAction
              text="Delete"
              Icon={Trash2}
              danger
              plan={() => deletion.plan(selection.chosen, variables.filter)}
              onEnd={deletion.end}
            />
          </>
        }
      />
      {asked?.kind === 'message' && (
        <SendMessageDialog
          user={asked.user}
          onClose={close}
          onSent={(sentence) => {
            close();
            succeed(sentence);
          }}
        />
      )}
      {asked?.kind === 'log' && <MessageLogDialog user={asked.user} onClose={close} />}
      {asked?.kind === 'mailing' && (
        <MailingDialog
          target={asked.target}
          onClose={close}
          onStarted={(reachable) => {
            close();
            selection.clear();
            succeed(`The mailing to ${formatUsers(reachable)} has begun. It is under Messages, Mailings.`);
          }}
        />
      )}
    </>
  );
}
