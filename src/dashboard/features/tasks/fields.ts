/** The task fields that cards and rows show. */
export const LISTED_FIELDS =
  'id,title,priority,status,assignee_id,email_id,tag,from_address,subject,created_at,updated_at,due_at,snoozed_until,position';
