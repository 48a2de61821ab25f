export { Board } from './board.tsx';
export { TaskPane } from './pane/task-pane.tsx';
