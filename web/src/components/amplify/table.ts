import '@aws-amplify/ui-react/styles/table.css';
import './amplify.css';

export { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
