import { getAudit, listAudits, requestAudit } from './audits.ts';
import { answerInvitation, createEvent, findTime, listEvents } from './calendar.ts';
import { approveCaption, editCaption, listCaptions } from './captions.ts';
import { getContact, searchContacts } from './contacts.ts';
import { readConversation, searchMail } from './mail.ts';
import { addNote, assign, deleteConversation, listMentions, setLabels, setState } from './organizing.ts';
import { createTask, getTask, listTasks, updateTask } from './tasks.ts';
import type { Tool } from './tool.ts';
import { getReport, getWorkspace } from './workspace.ts';
import { draftReply, sendEmail, sendReply } from './writing.ts';

/** All tools of agents, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  getWorkspace,
  searchMail,
  readConversation,
  listTasks,
  getTask,
  createTask,
  updateTask,
  listMentions,
  addNote,
  setLabels,
  setState,
  assign,
  draftReply,
  sendReply,
  sendEmail,
  deleteConversation,
  searchContacts,
  getContact,
  listEvents,
  findTime,
  createEvent,
  answerInvitation,
  listCaptions,
  editCaption,
  approveCaption,
  listAudits,
  getAudit,
  requestAudit,
  getReport,
];

export const findTool = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);
