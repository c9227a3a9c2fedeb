import './amplify.css';

export { Table, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
